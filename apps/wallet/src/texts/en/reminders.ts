export const texts = {
  title: 'Reminders',
  copy: 'Copy a reminder for {name}',
  reminder: 'Waiting for {name} to confirm nonce {nonce}: {link}',
} as const
