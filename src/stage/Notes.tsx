import type { Misunderstood } from "./address.ts";
import { NoteList } from "./extras.ts";
import { useSession } from "./StageContext.ts";

/** What of the address was not understood; `besides` that of the scene, that of its page. Most addresses are. */
export const Notes = ({ besides }: { readonly besides: readonly Misunderstood[] }) => {
  const misunderstood = [...besides, ...useSession().misunderstood];
  return misunderstood.length > 0 && <NoteList misunderstood={misunderstood} />;
};
