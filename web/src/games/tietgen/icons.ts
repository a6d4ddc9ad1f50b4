/** Pictures of the rooms that are no kitchens, as lines in a square from 0 to 24. */

const KINDS: Record<string, string> = {
  go: "M6 4h10v15a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2ZM16 8h3v8h-3M6 9h10M9 12v6M13 12v6",
  transport: "M6 13a4 4 0 1 0 .1 0M18 13a4 4 0 1 0 .1 0M6 17l4-8h6l2 8M10 9l4 8M14 17l2-8M8 9h4M15 6h3",
  utility: "M3 5h18v11H3ZM9 20h6M12 16v4M6 8h5M6 11h8",
  mail: "M3 6h18v13H3ZM3 6l9 7l9-7",
  energy: "M13 2L5 14h6l-1 8l9-13h-6Z",
  fee: "M8 12a4.5 4.5 0 1 0-.1 0ZM11 11l9 9M17 17l2-2M14.5 14.5l2-2",
  administration: "M4 21V4h16v17M8 4v17M12 4v17M16 4v17M2 21h20",
  "piggy-bank":
    "M4 13c0-4 4-6 8-6c2 0 3 0 4 1l3-2v4l2 2v3l-3 1l-1 4h-3v-2h-5v2H6l-1-4c-1-1-1-2-1-3ZM9 4h4M15 11h.1M4 12l-2-2",
  "go-to-administration": "M3 12h13M11 6l6 6l-6 6M21 3v18",
};

const SPACES: Record<string, string> = {
  laundry: "M5 3h14v18H5ZM5 7h14M12 10a4 4 0 1 0 .1 0M8 5h2M10 15q2-2 4 0",
  "cellar-parking": "M4 3h16v18H4ZM9 18V7h4a3 3 0 0 1 0 6H9",
};

/** The picture of a space. */
export function iconOf(id: string, kind: string): string {
  return SPACES[id] ?? KINDS[kind] ?? "";
}
