export const texts = {
  title: 'Delegates',
  text: 'Accounts that may propose transactions, but not confirm them.',
  open: 'Manage delegates',
} as const
