/** Texts of `PermissionPrompt`. */
export interface PermissionPromptLabels {
  title: string
  /** After the app's origin. */
  about: string
  allow: string
  decline: string
  close: string
  /** Title of each capability, and the rights that it gives the app. */
  capabilities: Readonly<Record<string, { title: string; text: string }>>
}

export const defaultPermissionPromptLabels: PermissionPromptLabels = {
  title: 'Let this app see more?',
  about: 'asks for:',
  allow: 'Allow',
  decline: 'Decline',
  close: 'Close',
  capabilities: {
    requestAddressBook: {
      title: 'Your address book',
      text: 'It reads the names and addresses you saved. It can not change them.',
    },
  },
}
