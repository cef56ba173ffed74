export const texts = {
  title: 'Names, safes and settings',
  description: 'They exist only in this browser. Export a backup.',
  contents:
    'A backup has your names, your list of safes, the settings with your own RPC, listed and hidden tokens, the apps you added, pinned or gave permissions, your draft batches and the ABIs you added. It has no keys.',
  export: 'Export a backup',
  import: 'Import a backup',
  clear: 'Clear…',
  file: 'Backup to import',
  imported: 'Backup imported',
  failed: 'The backup was not imported',
  tooLarge: 'It is larger than 5 MB.',
} as const
