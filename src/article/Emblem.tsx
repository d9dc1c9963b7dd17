/** The site's emblem: a wall of clients, and the sand that chance makes of it. `favicon.svg` is the same drawing. */
export const Emblem = () => (
  <svg className="emblem" viewBox="0 0 32 32" aria-hidden="true">
    <path className="emblem-wall" d="M6.5 28V4M10.5 28V4" />
    <path className="emblem-sand" d="M17.5 28V17M21.5 28V21M25.5 28V25" />
  </svg>
);
