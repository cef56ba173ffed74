interface Pages {
  readonly pages: readonly { readonly results: readonly unknown[] }[]
}

/** Changes items of a list's pages; the same object when no item changed. */
export function mapResults(
  data: object,
  change: (item: never) => unknown,
): object {
  let changed = false
  const pages = (data as Pages).pages.map((page) => ({
    ...page,
    results: page.results.map((item) => {
      const next = change(item as never)
      changed ||= next !== item
      return next
    }),
  }))
  return changed ? { ...data, pages } : data
}
