/** Loads a file as it is. @throws Error where it cannot be had. */
export async function fetchBytes(address: string): Promise<ArrayBuffer> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}.`);
  return response.arrayBuffer();
}
