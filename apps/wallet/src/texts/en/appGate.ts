export const texts = {
  title: 'Open {origin}?',
  unchecked: 'This app is not reviewed',
  uncheckedText:
    'It learns the safe’s address and can propose transactions; you review each one. Go on only if you know this address.',
  noList: 'This app could not be checked',
  noListText:
    'The list of apps could not be loaded. This app learns the safe’s address and can propose transactions; you review each one. Go on only if you know this address.',
  features: 'Browser features it asks for',
  featuresText:
    'Take away what it should not have. You can change this later under App permissions.',
  unavailable:
    'Not available in this wallet: {features}. The app asks for it, but this wallet gives it to no app.',
  links: 'Let it open web pages and save files',
  linksHint:
    'Without this its links and downloads do not work. You can allow it later above the app.',
  remember: 'Do not ask again for {origin}',
} as const
