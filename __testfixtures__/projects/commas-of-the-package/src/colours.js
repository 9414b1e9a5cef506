export const colours = {
  unread: '#fa0',
  read: '#0a4'
};
