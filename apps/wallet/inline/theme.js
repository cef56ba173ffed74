// Runs before the first paint, so that neither another theme nor another
// language or direction flashes.
{
  const languages = ['en', 'de']
  const { dataset } = document.documentElement
  let saved = {}
  try {
    saved = JSON.parse(localStorage.getItem('strongroom.v1.settings')) ?? {}
  } catch {
    // Storage is blocked or damaged: the system's settings stay.
  }
  if (saved.theme === 'light' || saved.theme === 'dark')
    dataset.srTheme = saved.theme
  if (saved.density === 'compact') dataset.srDensity = saved.density
  // Tests choose the pseudo-language, which runs from right to left.
  const isPseudo = saved.language === 'ar-XB'
  const wanted = [saved.language, ...navigator.languages, 'en'].map(
    (tag) => String(tag).split('-')[0],
  )
  document.documentElement.lang = isPseudo
    ? saved.language
    : wanted.find((language) => languages.includes(language))
  document.documentElement.dir = isPseudo ? 'rtl' : 'ltr'
}
