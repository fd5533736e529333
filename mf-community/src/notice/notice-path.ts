export const noticePath = (id: string) => `/notice/${id}`;
