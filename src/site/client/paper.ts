/**
 * Paper has no script either: before printing, what stands in `<noscript>` (a picture a step, the answers) is put
 * beside it, and taken away afterwards. Until then it costs the page nothing but its bytes.
 */
export const preparePaper = (): void => {
  const added: Element[] = [];
  addEventListener("beforeprint", () => {
    for (const silent of document.querySelectorAll("main noscript")) {
      const paper = document.createElement("div");
      paper.className = "on-paper";
      paper.innerHTML = silent.textContent ?? "";
      silent.after(paper);
      added.push(paper);
    }
  });
  addEventListener("afterprint", () => {
    for (const paper of added.splice(0)) paper.remove();
  });
};
