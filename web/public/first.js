// Runs before the first paint, so that the page never flashes in the wrong theme or speaks the wrong language.
try {
  const { theme, language } = JSON.parse(localStorage.getItem('interregnum') ?? '{}')
  if (theme === 'day' || theme === 'night') document.documentElement.dataset.theme = theme
  document.documentElement.lang = language ?? (navigator.language.startsWith('hu') ? 'hu' : 'en')
} catch {}
