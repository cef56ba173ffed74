// Loads the fonts, each bound to the bytes of the build: a changed one could draw another
// address. The policy allows no other font. A page without them shows the system's.
{
  // The build fills in the fonts.
  const fonts = '__FONTS__'
  const load = async ({ family, weight, url, integrity }, at) => {
    // The first one is in every line; the others must not delay scripts.
    const priority = at ? 'low' : 'auto'
    const response = await fetch(url, { integrity, priority })
    const face = new FontFace(family, await response.arrayBuffer(), { weight })
    // A font that arrives after the first texts would move them.
    if (document.querySelector('.shell')) document.fonts.add(face)
  }
  for (const [at, font] of fonts.entries()) load(font, at).catch(() => {})
}
