const limit = 200

/**
 * Requesting app, as it is stored beside a proposal: JSON of address and name,
 * at most 200 characters. The name is cut first, then the path; an origin too
 * long for that is not stored.
 */
export function describeOrigin(url: string, name: string): string | undefined {
  const { origin, pathname } = new URL(url)
  const whole = `${origin}${pathname}`.replace(/\/+$/, '')
  for (const address of [whole, origin]) {
    let cut = Array.from(name)
    for (;;) {
      const text = JSON.stringify({ url: address, name: cut.join('') })
      if (text.length <= limit) return text
      if (cut.length === 0) break
      cut = cut.slice(0, Math.max(0, cut.length - (text.length - limit)))
    }
  }
  return undefined
}
