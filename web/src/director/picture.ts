/** Pictures that are made on the device: saved, or handed to another program. */

import { WIDE } from "./comic";

export function asAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

export function asFile(svg: string, name: string): File {
  return new File([svg], name, { type: "image/svg+xml" });
}

/** The same in pixels. */
export async function asPixels(svg: string, name: string): Promise<File> {
  const picture = new Image();
  picture.src = asAddress(svg);
  await picture.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDE, Math.round((picture.naturalHeight * WIDE) / picture.naturalWidth)];
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((settle) => canvas.toBlob(settle, "image/png"));
  return new File(blob ? [blob] : [], name, { type: "image/png" });
}

export function save(file: File): void {
  const url = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: url, download: file.name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
}

/** Whether this browser hands pictures to other programs. */
export function canShare(): boolean {
  return "canShare" in navigator && navigator.canShare({ files: [new File([""], "a.png", { type: "image/png" })] });
}
