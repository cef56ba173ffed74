// Loads the code of the first page while the app's is still loading.
{
  // The build fills in the files of each page.
  const { files, pages } = '__PAGES__'
  const hashes = document.querySelector('script[type="importmap"]')
  const { integrity = {} } = JSON.parse(hashes?.textContent ?? '{}')
  // The bundler's loader of parts reads them too.
  globalThis.strongroomHashes = integrity

  const loadFile = (file) => {
    const link = document.createElement('link')
    const isSheet = file.endsWith('.css')
    link.rel = isSheet ? 'preload' : 'modulepreload'
    if (isSheet) link.as = 'style'
    // The requests that follow have the same mode, or the answer is not theirs.
    link.crossOrigin = ''
    link.integrity = integrity[`/${file}`] ?? ''
    link.href = `/${file}`
    // The app's next attempt requests it by a link again.
    link.onerror = () => link.remove()
    document.head.append(link)
  }
  const load = (name) => {
    for (const place of pages[name] ?? []) loadFile(files[place])
  }

  // The files of `early.js`, which may learn later that the page needs more.
  const wanted = globalThis.strongroomWanted
  const first = [...wanted]
  wanted.push = load
  // A task of its own: the page's frame is painted before it.
  setTimeout(() => first.forEach(load))
}
