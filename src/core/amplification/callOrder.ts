import { GraphError } from "./GraphError.ts";
import type { Service, ServiceGraph } from "./ServiceGraph.ts";

/**
 * The services in an order in which each stands after all that call it, the entry's callers included; throws a
 * GraphError with the whole path where calls go in a cycle. Without recursion: a chain may be longer than a stack.
 */
export function callOrder({ services }: Pick<ServiceGraph, "services">): readonly Service[] {
  const byName = new Map(services.map((service) => [service.name, service]));
  const done = new Set<Service>();
  const finished: Service[] = [];
  for (const root of services) {
    const path: { readonly service: Service; next: number }[] = [];
    const onPath = new Set<Service>();
    const enter = (service: Service): void => {
      if (done.has(service)) return;
      if (onPath.has(service))
        throw cycleAt(
          service,
          path.map((step) => step.service),
        );
      onPath.add(service);
      path.push({ service, next: 0 });
    };
    enter(root);
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const call = step.service.calls[step.next++];
      if (call !== undefined) enter(byName.get(call.to)!);
      else {
        path.pop();
        onPath.delete(step.service);
        done.add(step.service);
        finished.push(step.service);
      }
    }
  }
  return finished.reverse();
}

function cycleAt(service: Service, path: readonly Service[]): GraphError {
  const names = [...path.slice(path.indexOf(service)), service].map(({ name }) => name);
  return new GraphError("calls", names, { kind: "cycle", path: names });
}
