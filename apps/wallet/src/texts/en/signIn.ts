export const texts = {
  title: 'Sign in at the gateway',
  purpose:
    'Sign in to get push when a safe needs your confirmation, and recovery alerts by e-mail. Signing in moves no money.',
  next: 'Your wallet shows these facts next. Approve only if it names this site.',
  site: 'Site',
  account: 'Account',
  network: 'Network',
  statement: 'Statement',
  valid: 'Valid for',
  day: '24 hours, or until you sign out',
  contract:
    'Your account is a contract. Its owners sign, and the gateway checks the signature on the chain.',
  cancel: 'Cancel',
  signIn: 'Sign in',
  failed: 'Not signed in',
  notConnected: 'Connect a wallet before you sign in.',
  declined: 'The sign-in was declined in the wallet.',
  changed:
    'The connected account or network changed. Sign in again with the account you see now.',
  wallet: 'The wallet did not sign.',
  message: 'The sign-in message could not be made.',
  refused:
    'The gateway refused the sign-in. If your clock is wrong, correct it and sign in again. If the gateway runs on another site, your browser may not send it the sign-in.',
  mismatch: 'The gateway signed in another account. You are signed out now.',
  unavailable: 'The gateway did not answer. Try again.',
  expired: 'The sign-in expired. Sign in again.',
} as const
