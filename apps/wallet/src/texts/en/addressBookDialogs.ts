export const texts = {
  rename: 'Rename {name}',
  newName: 'New name',
  enterName: 'Enter a name.',
  save: 'Save name',
  cancel: 'Cancel',
  replace: 'Replace {names}?',
  replaceText: 'This address has a name already. It will be called {name}.',
  keep: 'Keep {name}',
  replaceName: 'Replace name',
} as const
