export const roles = async () => {
  const { $library } = useNuxtApp();
  return (await $library.read<string[]>('/authors/roles')).length; // want: migrated
};
export const names = async () => (await useNuxtApp().$library.read<string[]>('/authors/names')).length; // want: migrated
