/** The address that people type to come to this server, as the server knows it. */

import { fetchTable } from "../api";

/** What stands before the path, without what nobody types. */
export async function addressFor(code: string): Promise<string> {
  const link = await fetchTable(code)
    .then((table) => table.link)
    .catch(() => location.origin);
  return link.replace(/\/?#.*$/, "").replace(/^http:\/\//, "");
}

/** Whether an address leads to this device alone. */
export function isLocal(address: string): boolean {
  return /^(https:\/\/)?(localhost|127\.|\[::1\])/.test(address);
}
