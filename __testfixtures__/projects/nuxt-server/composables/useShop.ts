export function useShop() {
  return $fetch.create({ baseURL: 'https://shop.example.com/api/v1' });
}
