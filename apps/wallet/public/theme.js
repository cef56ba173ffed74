// Runs before the first paint, so that the other theme never flashes.
try {
  const saved = JSON.parse(localStorage.getItem('strongroom.v1.settings'))
  if (saved.theme === 'light' || saved.theme === 'dark')
    document.documentElement.dataset.srTheme = saved.theme
  if (saved.density === 'compact')
    document.documentElement.dataset.srDensity = saved.density
} catch {
  // The setting is missing or storage is blocked: the system theme stays.
}
