/**
 * Advance widths of Inter in thousandths of an em, by weight, in the order of `characters`, two digits of base 36
 * each: an embed carries them. Measured once in a browser with
 * the font files that ship; a browser test holds them against the browser's own measure.
 */
export const characters =
  " !\"#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_`abcdefghijklmnopqrstuvwxyz{|}~ «°±·»×ЁАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюяё–—’“”„… ←↑→↓−≤≥";

export const fontWidths = {
  normal:
    "7t80cyhlhurahw8ca5a5dxie80cs80a0hjbbgyh6hyghh8fqh7h8808eieieiee7quj6i6kak2gpgekqkn7hfviofpp3kxl9" +
    "hrl9hwhuhykoj6rdiyivhha5a0a5d3co8zfmh0fvh0g7aah1gf6q6qf96qocgfgoh0h0ageo93gffmmqf6fmfcbu99buie7t" +
    "g7coie80g7iegpj6hyi6g3mrgpqoh6kxkxioksp3knl9knhrkahyhgn0iyk1jgqmr0mooji1kas7hwfmgifpc4h1g7midqgf" +
    "gff2fzlegcgogch0fvcyfmj3f6glg2mun9hwkgfjfvnffeg7dwrs79c8c8bpo03xnan6nan6ienana",
  strong:
    "708xejhwi2rwif92adadf0ip8vcx8vajicbrhbhoiih0hsg0hshs8v95ipipipf3rrk8ibkhk2gtgcktkq7pg4jjfppml3ld" +
    "hxlhi4i2ickgk8sck0jti4adajadddd19rfyhcg7hcgfathdh07a7aft7ap0h0gxhchcb1f99th0gbnbftgcfqcn9zcnip70" +
    "hmcqip8vhmipgtk8hyibg5nogtsohol3l3jjktpmkqldkqhxkhicion5k0kvjlr7rumyp7iakhspi4fygsfxcfhxgfnie7h0" +
    "h0ftgim6gygxgthcg7drgckrfthoghnjo7ijlrg3g7nvfugfdwrs86e3dxdcqk3inaohnaohipnana",
} as const;
