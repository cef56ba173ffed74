// Loads the code of the first page while the app's is still loading.
{
  // The build fills in the files of each page.
  const { files, pages } = '__PAGES__'

  const loadFile = (file) => {
    const link = document.createElement('link')
    // Without `integrity`: the browser takes the hash from the list that the policy
    // names. An element of the page could look like that list.
    link.rel = 'modulepreload'
    link.crossOrigin = ''
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
  // Tasks of their own: the page's frame is painted before them.
  setTimeout(() => first.forEach(load))
  // The first use of Intl takes long on a phone. Two tasks take it now, while the files
  // are loading, instead of the first render.
  setTimeout(() => 'a'.localeCompare('b'))
  setTimeout(() => new Intl.DateTimeFormat())
}
