export const texts = {
  title: 'Export the history',
  description: 'As CSV, for a spreadsheet.',
  narrowed: 'As CSV, for a spreadsheet. The filter of the page applies.',
  cancel: 'Cancel',
  save: 'Save CSV',
  read: 'Read transactions',
  from: 'From day',
  fromHint: 'Empty: from the beginning.',
  until: 'To day',
  untilHint: 'Empty: until now.',
  backwards: 'Choose a day that is not before the first.',
  reading:
    '{count, plural, one {# transaction read…} other {# transactions read…}}',
  done: '{count, plural, one {# transaction read} other {# transactions read}}',
  noMatch: 'No transaction matches.',
  allProven: 'Your RPC has proven all of them.',
  someProven:
    'Your RPC has proven {count} so far. The others are marked as claimed by the gateway; wait to have more of them proven.',
  failed: 'The history could not be read',
  days: '{from}-to-{until}',
} as const
