/** Loads a part of the page. While the network is away, it waits for it to come back. */
export async function whenOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    }
  }
}
