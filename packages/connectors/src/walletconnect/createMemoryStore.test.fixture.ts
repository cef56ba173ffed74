/** The store the library keeps its sessions in, without a file. */
export function createMemoryStore(map = new Map<string, string>()) {
  const read = (text: string | undefined) =>
    text === undefined ? undefined : JSON.parse(text)
  return {
    getKeys: async () => [...map.keys()],
    getEntries: async () => [...map].map(([key, value]) => [key, read(value)]),
    getItem: async (key: string) => read(map.get(key)),
    setItem: async (key: string, value: unknown) => {
      map.set(key, JSON.stringify(value))
    },
    removeItem: async (key: string) => {
      map.delete(key)
    },
  }
}
