/** A chapter is being read when it crosses this line, in per cent of the window from the top. */
const LINE = 30;

/** Marks in the table of contents where the reader is, and keeps the mark in view. */
export const followChapters = (): void => {
  const contents = document.getElementById("contents");
  if (contents === null) return;

  const mark = (chapter: string | undefined) => {
    for (const link of contents.querySelectorAll("a")) {
      if (link.hash !== `#${chapter}`) {
        link.removeAttribute("aria-current");
        continue;
      }
      link.setAttribute("aria-current", "location");
      // Not scrollIntoView, which would scroll the page as well.
      const { offsetTop, offsetHeight } = link;
      const below = offsetTop + offsetHeight - contents.clientHeight;
      if (offsetTop < contents.scrollTop || below > contents.scrollTop)
        contents.scrollTop = below + offsetHeight;
    }
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) mark((target as HTMLElement).dataset.chapter);
    },
    { rootMargin: `-${LINE}% 0px -${100 - LINE}% 0px` },
  );
  for (const chapter of document.querySelectorAll("[data-chapter]")) observer.observe(chapter);

  // A link inside of the sheet stays on the page, so the sheet must go.
  contents.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a") && contents.matches(":popover-open"))
      contents.hidePopover();
  });
};
