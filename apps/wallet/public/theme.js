// Runs before the first paint, so a chosen theme never flashes the other one.
try {
  const saved = JSON.parse(localStorage.getItem('strongroom.v1.settings'))
  if (saved.theme === 'light' || saved.theme === 'dark')
    document.documentElement.dataset.srTheme = saved.theme
} catch {
  // Nothing saved or storage blocked: the system theme stands.
}
