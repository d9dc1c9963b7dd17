/** The type of every picture, on canvas and in SVG: the widths of `textWidth` are this family's. */
export const FAMILY = "Inter Variable, Inter, system-ui, sans-serif";
export const WEIGHT = { normal: 400, strong: 600 } as const;
/** The ground shows through round a label, so that it stands out from dots. */
export const HALO_PX = 3;
/** Of a dashed line. */
export const DASH_PX = [6, 4] as const;
/** Opacity of a faint line. */
export const FAINT = 0.35;
