export const texts = {
  notCreated: 'Not created yet',
  reservationDiffers: 'Address does not match',
  name: 'Name this safe',
  rename: 'Rename this safe',
  about: 'Only this browser shows the name. It goes into your address book.',
  field: 'Name',
  save: 'Save',
  showStrangers:
    '{count, plural, one {Show 1 safe that names you as an owner} other {Show # safes that name you as an owner}}',
  hideStrangers:
    '{count, plural, one {Hide 1 safe that names you as an owner} other {Hide # safes that name you as an owner}}',
  strangersText:
    'Anyone can create a safe that names you. Add a safe to your list only if you expect it, and never send funds to one that you do not know.',
  strangers: 'Safes that name you',
  failed: 'We couldn’t look up the safes of your account',
  failedText:
    'The gateway does not answer. Below are the safes that this browser knows; any other opens by its address.',
  retry: 'Try again',
  removed: '{name} was removed from the list',
  undo: 'Undo',
} as const
