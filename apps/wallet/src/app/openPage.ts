/** The page is not the published one. */
export class ChangedPageError extends Error {
  override readonly name = 'ChangedPageError'
}

/**
 * The list of hashes that the page was published with, from `inline/guard.js`.
 *
 * @throws ChangedPageError in a page without that script
 */
export async function findHashList(): Promise<Element> {
  const { strongroomCheck: check } = globalThis as {
    strongroomCheck?: () => Promise<unknown>
  }
  // An element with this name would be found here, too.
  const list = typeof check === 'function' ? await check() : undefined
  if (list instanceof HTMLScriptElement) return list
  throw new ChangedPageError()
}

/**
 * Shows the app in a body of its own. The host's body goes with all that was added to
 * it, seen or not: a shadow root would show its content beside the app. Elements of the
 * head cannot be seen, and extensions keep theirs.
 *
 * @param list stays in the page, for checks of the host
 * @throws ChangedPageError where an element hides the root of the page
 */
export function openPage(content: Element, list?: Element): void {
  const { documentElement: html } = document
  if (!(html instanceof HTMLHtmlElement)) throw new ChangedPageError()
  for (const { name } of [...html.attributes])
    if (!/^(?:lang|dir|data-.+)$/u.test(name)) html.removeAttribute(name)
  const body = document.createElement('body')
  body.className = 'sr-root'
  body.append(content)
  if (list) html.querySelector('head')?.append(list)
  for (const old of html.querySelectorAll(':scope > body, :scope > frameset'))
    old.remove()
  html.append(body)
}
