/**
 * Runs first in every page that the test server sends: what goes wrong there is kept where a test can read it, in each
 * browser alike. React hands hydration errors to `reportError`, so they arrive here too.
 */
const record = (): void => {
  const errors: string[] = [];
  Object.assign(window, { __errors: errors });
  addEventListener("error", (event) => errors.push(String(event.error?.stack ?? event.message)));
  addEventListener("unhandledrejection", (event) => errors.push(`unhandled rejection: ${event.reason}`));
  const { error } = console;
  console.error = (...words) => {
    errors.push(words.map(String).join(" "));
    error(...words);
  };
};

export const recorder = `<script>(${record})()</script>`;
