// Ends the page with a plain text when one of its files is not the published one, or
// when a script was added to it. The browser runs no changed file: it compares each
// with the hashes in the page, and the server's headers name the hash of that list.
//
// The text also stands in the page, in sight unless this script runs: a host that
// changes this script shows it.
{
  const texts = '__STOPPED__'
  // The build fills in the hash of its list of hashes.
  const published = 'importmap sha256-'
  const veil = new CSSStyleSheet()
  veil.replaceSync('#stopped{display:none}')
  document.adoptedStyleSheets = [veil]

  const stop = () => {
    globalThis.stop()
    const notice = document.createElement('main')
    for (const { lang, title, text } of texts) {
      const heading = document.createElement('h1')
      const paragraph = document.createElement('p')
      heading.lang = paragraph.lang = lang
      heading.textContent = title
      paragraph.textContent = text
      notice.append(heading, paragraph)
    }
    // Without head and body no style sheet is left that could hide the text, and what
    // still runs has no place to draw.
    document.adoptedStyleSheets = []
    document.documentElement.replaceChildren(notice)
  }

  const hashOf = async (bytes) => {
    const digest = await crypto.subtle.digest('SHA-256', bytes)
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`
  }

  // The app starts with this function's result alone, the list of hashes. The list that
  // the browser uses may stand beside another element that looks like it.
  globalThis.strongroomCheck = async () => {
    const list = document.querySelector('script[type="importmap"]')
    const text = new TextEncoder().encode(list?.textContent)
    if (published === `importmap ${await hashOf(text)}`) return list
    stop()
    return new Promise(() => {})
  }

  /** Whether the host lacks a file, or serves other bytes than the page names. */
  const isChanged = async (path, integrity) => {
    try {
      const response = await fetch(path)
      if (!response.ok) return [404, 410].includes(response.status)
      return integrity !== (await hashOf(await response.arrayBuffer()))
    } catch {
      // The network failed: the app offers to try again.
      return false
    }
  }

  let isChecking = false
  /** Checks the files that this page has requested. */
  const checkFiles = async () => {
    if (isChecking) return
    isChecking = true
    const list = document.querySelector('script[type="importmap"]')
    const { integrity = {} } = JSON.parse(list?.textContent ?? '{}')
    const requested = new Set([
      ...performance.getEntriesByType('resource').map(({ name }) => name),
      ...Array.from(document.querySelectorAll('link'), ({ href }) => href),
    ])
    for (const name of requested) {
      const { origin, pathname } = new URL(name)
      const expected = origin === location.origin && integrity[pathname]
      if (expected && (await isChanged(pathname, expected))) return stop()
    }
    isChecking = false
  }

  const isOwn = (url) => URL.canParse(url) && new URL(url).origin === origin
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && isOwn(target.src)) stop()
      else if (target instanceof HTMLLinkElement) void checkFiles()
    },
    true,
  )
  // The bundler's loader reports each part that it could not load.
  addEventListener('vite:preloadError', () => void checkFiles())
  // A script that the page was not published with. Extensions add theirs from
  // addresses of their own.
  document.addEventListener('securitypolicyviolation', (violation) => {
    const { effectiveDirective, disposition, sourceFile } = violation
    if (
      effectiveDirective.startsWith('script-src') &&
      disposition === 'enforce' &&
      document.readyState !== 'complete' &&
      (!sourceFile || isOwn(sourceFile))
    )
      stop()
  })
}
