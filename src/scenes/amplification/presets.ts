/** Graphs to begin with: what chapter 5 walks through, and what the menu offers. */
export const presets = {
  /** Three layers that try four times each: 4^3. */
  threeLayers: "script:frontend*4;frontend:backend*4;backend:database*4;database!",
  /** Five layers that try three times each: 3^5. */
  fiveLayers: "web:cart*3;cart:order*3;order:stock*3;stock:storage*3;storage:database*3;database!",
  /** Two ways to one database; the second is never gone. */
  diamond: "web:cart*4,offers*4;cart:stock*4;offers:prices*4;stock:database*4;prices:database*4;database!",
  /** Twelve services over a database that refuses three requests of four. */
  shop:
    "web::auth*2,catalog*3,cart*3,checkout*3;auth:users*3;catalog:prices*3;cart:stock*3,prices*2;" +
    "checkout:stock*3,payments*2,mail*2;users:database*3;prices:database*3;stock:database*3;" +
    "payments:bank*4;mail;bank!0.1;database!0.75",
} as const;

export type PresetId = keyof typeof presets;
