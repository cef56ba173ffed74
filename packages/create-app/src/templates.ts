/** The templates of a new project. */
export const templates = [
  {
    name: 'embedded-app',
    example: 'embedded-app',
    summary: 'an app that runs inside wallets',
    url: 'http://127.0.0.1:5191',
  },
  {
    name: 'wallet',
    example: 'own-wallet',
    summary: 'a wallet of your own',
    url: 'http://localhost:5190',
  },
] as const

export type TemplateName = (typeof templates)[number]['name']
