/** Hands bytes over to the browser's downloads under a name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // the download has begun with the click; the address is of no use to anybody after it
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
