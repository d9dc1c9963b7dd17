/** Where the second build of the site pretends to stand. */
export const elsewhere = {
  site: "https://retry-storm.example",
  base: "/retry-storm/",
  folder: "test-results/elsewhere",
};
