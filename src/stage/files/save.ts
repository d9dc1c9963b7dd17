/** Hands a file to the reader. */
export const save = (name: string, blob: Blob): void => {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // the browser has taken the address over by then
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};
