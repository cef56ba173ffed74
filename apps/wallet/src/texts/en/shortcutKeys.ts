export const texts = {
  control: 'Ctrl',
}
