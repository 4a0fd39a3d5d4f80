// Swift Testing asks for a module of this name wherever it meets one called CoreImage.
