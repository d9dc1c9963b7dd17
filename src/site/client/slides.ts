import Reveal, { type RevealPlugin } from "reveal.js";
import Notes from "reveal.js/plugin/notes";

declare global {
  var RevealRetryStorm: () => RevealPlugin;
}

/** Slides are laid out at this size and scaled to the screen; on paper `styles/slides.css` holds them to this height. */
const size = { width: 1280, height: 720, margin: 0.03 };

Reveal.initialize({
  ...size,
  hash: true,
  center: false,
  display: "flex",
  transition: "fade",
  plugins: [Notes, RevealRetryStorm],
}).catch(reportError);
