/** The transport's signs, drawn on a field of 16 by 16. */
const paths = {
  play: "M4 2.5v11l9.5-5.5z",
  pause: "M3.5 2.5h3v11h-3zM9.5 2.5h3v11h-3z",
  toStart: "M3 2.5h2v11H3zM13 2.5v11L5.5 8z",
  stepBack: "M10.5 2.5v11L4 8z",
  stepOn: "M5.5 2.5v11L12 8z",
  nextEvent: "M2.5 2.5v11L8 8zM8 2.5v11L13.5 8z",
} as const;

export const Icon = ({ name }: { readonly name: keyof typeof paths }) => (
  <svg viewBox="0 0 16 16" className="scene-icon" aria-hidden="true" fill="currentColor">
    <path d={paths[name]} />
  </svg>
);
