"""The house on the web: routes, who a browser is, live connections, and what keeps them safe."""
