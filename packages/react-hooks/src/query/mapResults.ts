interface Page {
  readonly results: readonly unknown[]
}

/** Changes items of a list's pages; the same object when no item changed. */
export function mapResults(
  data: { readonly pages: readonly Page[] },
  change: (item: never) => unknown,
): unknown {
  let changed = false
  const pages = data.pages.map((page) => ({
    ...page,
    results: page.results.map((item) => {
      const next = change(item as never)
      changed ||= next !== item
      return next
    }),
  }))
  return changed ? { ...data, pages } : data
}
