// Loads the fonts, each bound to the bytes of the build: a changed one could draw another
// address. The policy allows no other font. A page without them shows the system's.
{
  // The build fills in the fonts.
  const fonts = '__FONTS__'
  const load = async ({ family, weight, url, integrity }) => {
    const response = await fetch(url, { integrity })
    const face = new FontFace(family, await response.arrayBuffer(), { weight })
    // A font that arrives after the first texts would move them.
    if (document.querySelector('.shell')) document.fonts.add(face)
  }
  const loadAll = (some) => {
    for (const font of some) load(font).catch(() => {})
  }
  // Every line uses the first font. The app's script requests the others once it runs,
  // so that they do not delay it.
  const [first, ...others] = fonts
  loadAll([first])
  globalThis.strongroomFonts = () => loadAll(others)
}
