export const texts = {
  language: 'Language',
  browserLanguage: 'As in your browser',
} as const
