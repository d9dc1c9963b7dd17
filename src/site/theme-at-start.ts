/** Runs in the head, before anything is painted: the colours that the reader chose (`client/theme.ts` keeps them). */
export const themeAtStart =
  'try{const t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch{}';
