import type { Locale } from "./locale.ts";

/** What the teachers' page says round its prose. */
export interface TeachWords {
  readonly link: string;
  readonly deck: string;
  readonly description: string;
  readonly minutes: (count: number) => string;
  readonly question: string;
  readonly openScene: string;
  readonly builder: {
    readonly scene: string;
    readonly set: string;
    readonly stays: string;
    readonly looks: string;
    readonly parts: Readonly<
      Record<"edit" | "play" | "sentence" | "counters" | "spread" | "files" | "help", string>
    >;
    readonly theme: string;
    readonly themes: Readonly<Record<"auto" | "light" | "dark", string>>;
    readonly title: string;
    readonly transparent: string;
    readonly autoplay: string;
    readonly sceneKeys: string;
    readonly preview: string;
    readonly alone: string;
    readonly take: string;
    readonly kinds: Readonly<
      Record<"iframe" | "element" | "reveal" | "slidev" | "marp" | "markdown" | "link", string>
    >;
    readonly hints: Readonly<Partial<Record<"element" | "reveal" | "marp" | "markdown", string>>>;
    readonly code: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly file: string;
    readonly fileFailed: string;
    readonly withoutScript: string;
  };
}

const en: TeachWords = {
  link: "For teachers",
  deck: "Slides",
  description:
    "Scenes about retries, backoff and jitter for slides and courses: build an embed, take a scene as a picture, a film or one HTML file, and teach a lesson of five or forty-five minutes with it.",
  minutes: (count) => `${count} min`,
  question: "Ask first",
  openScene: "Open the scene at this moment",
  builder: {
    scene: "Scene",
    set: "Set the scene the way your slide should begin: rule, settings, moment.",
    stays: "What stays visible",
    looks: "How it looks",
    parts: {
      edit: "handles on the picture",
      play: "player",
      sentence: "sentence",
      counters: "counters",
      spread: "many seeds",
      files: "links and files",
      help: "list of keys",
    },
    theme: "Colours",
    themes: { auto: "as the system", light: "light", dark: "dark" },
    title: "with its title",
    transparent: "transparent background",
    autoplay: "starts by itself",
    sceneKeys: "keys belong to the scene, not to the deck",
    preview: "How it will look",
    alone: "Open it on its own",
    take: "Take it",
    kinds: {
      iframe: "Frame",
      element: "Element",
      reveal: "reveal.js",
      slidev: "Slidev",
      marp: "Marp",
      markdown: "Markdown",
      link: "Link",
    },
    hints: {
      element: "As tall as its content; a script of the page can play it, pause it and step through it.",
      reveal:
        "The plugin stops the scene with its slide. A fragment with data-scene-step steps it to a named moment.",
      marp: "Marp shows frames when HTML is allowed: marp --html.",
      markdown:
        "A picture that leads to the scene. Save the PNG from the scene above and put it beside the text.",
    },
    code: "To copy",
    copy: "Copy",
    copied: "Copied",
    copyByHand: "Copy it by hand: it is selected.",
    file: "Save as one HTML file",
    fileFailed: "The file could not be fetched.",
    withoutScript: "Without script, each scene can be taken as it begins:",
  },
};

const ru: TeachWords = {
  link: "Для занятий",
  deck: "Слайды",
  description:
    "Сцены о повторных запросах, растущих паузах и джиттере для слайдов и курсов: соберите встраивание, заберите сцену картинкой, фильмом или одним HTML-файлом и проведите с ней занятие на пять или сорок пять минут.",
  minutes: (count) => `${count} мин`,
  question: "Сначала спросите",
  openScene: "Открыть сцену на этом моменте",
  builder: {
    scene: "Сцена",
    set: "Поставьте сцену так, как должен начаться слайд: правило, настройки, момент.",
    stays: "Что останется на виду",
    looks: "Как выглядит",
    parts: {
      edit: "правка на самой картине",
      play: "проигрыватель",
      sentence: "фраза",
      counters: "счётчики",
      spread: "много зёрен",
      files: "ссылки и файлы",
      help: "список клавиш",
    },
    theme: "Цвета",
    themes: { auto: "как в системе", light: "светлые", dark: "тёмные" },
    title: "с заголовком",
    transparent: "прозрачный фон",
    autoplay: "запускается сама",
    sceneKeys: "клавиши у сцены, а не у презентации",
    preview: "Так это будет выглядеть",
    alone: "Открыть отдельно",
    take: "Забрать",
    kinds: {
      iframe: "Фрейм",
      element: "Элемент",
      reveal: "reveal.js",
      slidev: "Slidev",
      marp: "Marp",
      markdown: "Markdown",
      link: "Ссылка",
    },
    hints: {
      element:
        "Высота по содержимому; скрипт страницы может запускать сцену, ставить на паузу и вести по шагам.",
      reveal:
        "Плагин останавливает сцену вместе со слайдом. Фрагмент с data-scene-step переводит её на названный момент.",
      marp: "Marp показывает фреймы, если разрешён HTML: marp --html.",
      markdown: "Картинка, которая ведёт к сцене. Сохраните PNG из сцены выше и положите рядом с текстом.",
    },
    code: "Скопировать",
    copy: "Скопировать",
    copied: "Скопировано",
    copyByHand: "Скопируйте вручную: текст выделен.",
    file: "Сохранить одним HTML-файлом",
    fileFailed: "Файл не удалось загрузить.",
    withoutScript: "Без скриптов каждую сцену можно взять такой, какой она открывается:",
  },
};

export const teachWords: { readonly [L in Locale]: TeachWords } = { en, ru };
